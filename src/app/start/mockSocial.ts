import type { SocialProfile } from '#schemas/customer.ts';

/** Where a developer may put fields of another profile, as JSON; only builds with the mock backend read it. */
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

/** The social provider of builds with the mock backend: gives the profile of the persona `socia`. Never throws. */
export async function mockSocial(): Promise<SocialProfile> {
  try {
    return { ...inés, ...(JSON.parse(localStorage.getItem(profileKey) ?? '{}') as Partial<SocialProfile>) };
  } catch {
    return inés;
  }
}
