import type { SocialProfile } from '#schemas/customer.ts';

/** The storage key under which a developer may set fields of the profile, as JSON. */
const profileKey = 'mock_social';

const inés: SocialProfile = {
  accessToken: 'mock-provider-token',
  idFacebook: '10150001',
  email: 'socia@vidriera.example',
  gender: 'female',
  birthday: '1995-12-01',
  firstName: 'Inés',
  lastName: 'Paz',
  middleName: '',
};

/** Returns the profile of the persona `socia`, for builds with the mock backend. Never rejects. */
export async function mockSocial(): Promise<SocialProfile> {
  try {
    return { ...inés, ...(JSON.parse(localStorage.getItem(profileKey) ?? '{}') as Partial<SocialProfile>) };
  } catch {
    return inés;
  }
}
