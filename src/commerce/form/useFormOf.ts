import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BaseSyntheticEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { useShop, useTexts } from '#commerce/shop.ts';
import { fieldRules } from '#rules/validation/fieldRules.ts';
import type { FieldFault, FieldRules } from '#schemas/forms/fields.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { formFaultsTexts } from '#texts/customerFields.ts';
import { shellTexts } from '#texts/shell.ts';

/** A refusal: its text is at one field, or is about the form as a whole, of which the server may name wrong fields. */
interface Refused {
  kind: 'refused';
  text: string;
  at?: string | undefined;
  wrong?: readonly string[] | undefined;
}

/** What sending came to: after `done` the form is being left, so it stays locked; after `open` it can be sent again. */
export type Sending = { kind: 'done' } | { kind: 'open' } | Refused;

interface FormOptions<Input extends FieldValues, Output> {
  /** The values that the form begins with, in the order of its fields; every field has one. */
  first: DefaultValues<Input>;
  /** Fields that are checked against each other, such as the parts of a date: one that changes has the others checked. */
  together?: readonly (readonly FieldPath<Input>[])[];
  /** Called with all values when typing pauses. */
  onPause?: (values: Input) => void;
  onSend: (values: Output) => Promise<Sending>;
}

/** Time without typing that is a pause, in ms. */
const pause = 300;

interface Refusal {
  /** Texts by the names of fields; '' has that of the form as a whole. */
  texts: Readonly<Record<string, string>>;
  /** The field to focus once its text is there, which then is read with it. */
  focus?: string | undefined;
  /** It is not about what is typed into the fields, so that no fault of one hides it. */
  isOther?: boolean;
}

const none: Refusal = { texts: {} };

/**
 * A form with the fields of a schema. A field is checked when it is left and from then on while typing; sending focuses
 * the first wrong one, also of those that the server refuses, and nothing typed is cleared (FORM-02). It is sent once at
 * a time (FORM-03). `<form {...formProps}>`, `<Field {...field('email')} />`.
 */
export function useFormOf<const Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  // Stryker disable next-line ArrayDeclaration: no field has this name
  { first, together = [], onPause, onSend }: FormOptions<InferInput<Schema>, InferOutput<Schema>>,
) {
  type Name = FieldPath<InferInput<Schema>>;
  const {
    formFaults,
    errors: { offline },
  } = useTexts(formFaultsTexts, shellTexts);
  const online = useAppSelector(selectOnline);
  const form = useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    mode: 'onTouched',
    defaultValues: first,
    resolver: standardSchemaResolver(schema),
  });
  const { register, handleSubmit, getFieldState, getValues, setValue, trigger, setFocus, subscribe } = form;
  const { errors, isSubmitted } = form.formState;
  const isSending = useRef(false);
  const isDone = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(none);

  useEffect(() => {
    // Stryker disable next-line ConditionalExpression: no field is without a name
    if (refusal.focus !== undefined) setFocus(refusal.focus as Name);
  }, [refusal, setFocus]);

  // With the network back it is no longer true that there is none (ERR-15).
  const [wasOnline, setWasOnline] = useState(online);
  if (online !== wasOnline) {
    setWasOnline(online);
    if (online && refusal.texts[''] === offline) setRefusal(none);
  }

  const paused = useEffectEvent((values: InferInput<Schema>) => {
    // A pause between the end of the form and the next screen would keep the form's own entry of the history open.
    if (!isDone.current) onPause?.(values);
  });
  // Stryker disable ArrayDeclaration: a form has the same control as long as it is shown
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => paused(values), pause);
      },
    });
    // A form that is left says nothing any more.
    return () => {
      clearTimeout(timer);
      // Stryker disable next-line CallExpression: a form that was left has no changes
      stop();
    };
  }, [subscribe]);
  // Stryker restore ArrayDeclaration

  // Stryker disable next-line ArrayDeclaration: no field has this name
  function refuse({ text, at = '', wrong = [] }: Refused, isOther: boolean) {
    const named = Object.keys(first).filter((name) => name === at || wrong.includes(name));
    const marked = Object.fromEntries(named.map((name) => [name, formFaults.invalid]));
    setRefusal({ texts: { ...marked, [at]: text }, focus: named[0], isOther });
  }

  /** Does the work of one press; others are without effect until it has ended, and for good once it is `done`. */
  async function run(work: () => Promise<Sending | undefined>, isOther: boolean) {
    // The state of the button comes too late for a second press at once.
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(none);
    let sent: Sending | undefined;
    try {
      sent = await work();
      if (sent?.kind === 'refused') refuse(sent, isOther);
    } finally {
      isDone.current = sent?.kind === 'done';
      isSending.current = isDone.current;
      setBusy(isDone.current);
    }
  }

  /** Takes over what was filled in without an event, as some password managers do. */
  function readFields(element: HTMLFormElement) {
    for (const [name, value] of new FormData(element) as Iterable<[Name, never]>) {
      const known: unknown = getValues(name);
      if (typeof known === 'string' && known !== value) setValue(name, value);
    }
  }

  const submit = handleSubmit((values) => {
    setBusy(true);
    return onSend(values);
  });

  const isChecked = (name: Name) => isSubmitted || getFieldState(name).isTouched;

  function checkOthers(changed: Name) {
    if (!isChecked(changed)) return;
    // Stryker disable next-line MethodExpression: a second check of a field has the same result
    const others = together.filter((group) => group.includes(changed)).flat();
    // Stryker disable next-line ConditionalExpression: a second check of a field has the same result
    const shown = others.filter((name) => name !== changed && isChecked(name));
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a second check of a field has the same result
    if (shown.length > 0) void trigger(shown);
  }

  /** A refusal is about what was sent: fields that change lose their own, and the form that of the whole. */
  function forgetAt(...names: string[]) {
    setRefusal((known) => {
      // Stryker disable next-line ConditionalExpression: without a refusal there is none to forget
      if (known === none) return none;
      const kept = Object.entries(known.texts).filter(([name]) => name !== '' && !names.includes(name));
      return { texts: Object.fromEntries(kept) };
    });
  }

  const textOf = (fault: string) =>
    Object.hasOwn(formFaults, fault) ? formFaults[fault as FieldFault] : formFaults.refusedSign(fault);

  return {
    ...form,
    busy,
    /** The refusal of the form as a whole; one of the fields is hidden by the fault of a field that has changed since. */
    message: refusal.isOther || Object.keys(errors).length === 0 ? refusal.texts[''] : undefined,
    /** Sends in another way than by the fields, as by a button of its own, with the same lock and refusals. */
    sendOtherwise: (work: () => Promise<Sending>) =>
      run(() => {
        setBusy(true);
        return work();
      }, true),
    forgetRefusal: () => setRefusal(none),
    /** Sets a field without its element and empties dependent ones; all lose what the server said about them. */
    // Stryker disable next-line ArrayDeclaration: no field has this name
    choose: (name: Name, value: string, dependent: readonly Name[] = []) => {
      const change = (changed: Name, to: string) =>
        void register(changed).onChange({ target: { name: changed, value: to } });
      change(name, value);
      for (const each of dependent) change(each, '');
      forgetAt(name, ...dependent);
    },
    forgetAt,
    formProps: {
      // Stryker disable next-line BooleanLiteral: no field has a constraint for the browser to check
      noValidate: true,
      onSubmit: (event: BaseSyntheticEvent) => {
        event.preventDefault();
        readFields(event.currentTarget as HTMLFormElement);
        void run(() => submit(event), false);
      },
      onChange: ({ target }: BaseSyntheticEvent) => forgetAt((target as HTMLInputElement).name),
      onMouseDown: keepFocus,
    },
    field: (name: Name) => {
      const { onChange, onBlur, ...input } = register(name);
      const error = get(errors, name) as { message: string } | undefined;
      return {
        ...input,
        onChange: (event: BaseSyntheticEvent) => void onChange(event).then(() => checkOthers(name)),
        onBlur: (event: BaseSyntheticEvent) => void onBlur(event).then(() => checkOthers(name)),
        fault: error === undefined ? refusal.texts[name] : textOf(error.message),
      };
    },
  };
}

/** What a field takes of its form: `form.field('email')`. */
export interface FormField {
  name: string;
  ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
  onChange: (event: BaseSyntheticEvent) => void;
  onBlur: (event: BaseSyntheticEvent) => void;
  fault: string | undefined;
}

/** The schema of a form by the rules of the country. */
export function useFormSchema<Schema>(form: (rules: FieldRules) => Schema): Schema {
  const { country, clock } = useShop();
  const [schema] = useState(() => form(fieldRules(country, clock)));
  return schema;
}

/** What is pressed once, and takes no text. */
const pressed = 'a, button, label:has(> :is([type="radio"], [type="checkbox"]))';

/**
 * For `onMouseDown` of a form: a press leaves the focus in its field, because the fault that appears there once it is left
 * would move what is pressed, and the press would miss it.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest(pressed)) event.preventDefault();
}
