import * as v from 'valibot';

/** Why a field is refused: the key of its text in `texts/customerFields.ts`. */
export type FieldFault = 'required' | 'invalid' | 'email' | 'password' | 'passwordsDiffer' | 'birthDate';

/** A date of birth as it is typed (SESS-29). */
export interface BirthDate {
  day: string;
  month: string;
  year: string;
}

/** The rules of one text field. */
export interface TextRule {
  /** Cleans a text before it is checked and sent. */
  clean: (typed: string) => string;
  /** Whether a clean text that is not empty fits the field. */
  accepts: (text: string) => boolean;
}

/**
 * The rules that a form needs for its fields. Schemas import no rules, so they get them as an argument:
 * `rules/validation/fieldRules.ts` has the rules of a country.
 */
export interface FieldRules {
  email: TextRule;
  password: TextRule;
  name: TextRule;
  twoStepCode: TextRule;
  /** The types of document to choose from. */
  documentTypes: readonly string[];
  document: (type: string) => TextRule;
  isBirthDate: (date: BirthDate) => boolean;
}

/** Whether a text is more than spaces (VAL-16). */
export const isFilled = (text: string) => text.trim() !== '';

/** A form without fields: a button alone. */
export const noFields = v.object({});

/** A mandatory text without a pattern (VAL-15, VAL-16). */
export const filled = v.pipe(
  v.string('required' satisfies FieldFault),
  v.trim(),
  v.check(isFilled, 'required' satisfies FieldFault),
);

/** A field that the country does not have; its value is ''. */
export const notRequested = v.pipe(
  v.string('invalid' satisfies FieldFault),
  v.transform(() => ''),
);

/** A mandatory password, as it was typed. */
export const secret = v.pipe(
  v.string('required' satisfies FieldFault),
  v.check(isFilled, 'required' satisfies FieldFault),
);

/** Returns the message of a refused text; for the fault `sign` the first refused character. */
const messageOf = ({ accepts }: TextRule, fault: FieldFault | 'sign') =>
  fault === 'sign'
    ? ({ input }: v.CheckIssue<string>) => Array.from(input).find((sign) => !accepts(sign)) ?? ''
    : fault;

/** A mandatory text with a pattern. */
export const required = (rule: TextRule, fault: FieldFault | 'sign') =>
  v.pipe(
    v.string('required' satisfies FieldFault),
    v.transform(rule.clean),
    v.check(isFilled, 'required' satisfies FieldFault),
    v.check(rule.accepts, messageOf(rule, fault)),
  );

/** A text with a pattern that may stay empty. */
export const optional = (rule: TextRule, fault: FieldFault | 'sign') =>
  v.pipe(
    v.string('invalid' satisfies FieldFault),
    v.transform(rule.clean),
    v.check((text) => !isFilled(text) || rule.accepts(text), messageOf(rule, fault)),
  );

/**
 * Checks fields of a form against each other, unless one of them has a fault already. The fault is at the first of them.
 * Uses a valibot action that the first screens load anyway, because another one would enlarge the entry chunk.
 */
export function checkTogether<Form extends object>(
  names: readonly [keyof Form & string, ...(keyof Form & string)[]],
  holds: (form: Form) => boolean,
  fault: FieldFault,
): v.CheckAction<Form, FieldFault> {
  const [key] = names;
  const action = v.check(holds, fault);
  return {
    ...action,
    '~run'(dataset, config) {
      const wrong = dataset.issues?.map(({ path }) => path?.[0]?.key) ?? [];
      if (names.some((name) => wrong.includes(name))) return dataset;
      const value = dataset.value as Form;
      for (const issue of action['~run']({ typed: true, value }, config).issues ?? []) {
        const path = [{ type: 'unknown', origin: 'value', input: value, key, value: value[key] }] as const;
        const found = [...(dataset.issues ?? []), { ...issue, path }];
        return { ...dataset, issues: found } as typeof dataset;
      }
      return dataset;
    },
  };
}

/** A day or month as it is sent: '07'. */
export const twoDigits = (text: string): string => text.padStart(2, '0');

/** The code of two-step authentication (TFA-07). */
export const twoStepForm = (rules: Pick<FieldRules, 'twoStepCode'>) =>
  v.object({ code: required(rules.twoStepCode, 'invalid') });
