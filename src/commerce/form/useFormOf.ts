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

/** A refusal: its text is at one field, or about the whole form; the server may also name wrong fields. */
interface Refused {
  kind: 'refused';
  text: string;
  at?: string | undefined;
  wrong?: readonly string[] | undefined;
}

/** The result of sending: after `done` the form is left, so it stays locked; after `open` it can be sent again. */
export type Sending = { kind: 'done' } | { kind: 'open' } | Refused;

interface FormOptions<Input extends FieldValues, Output> {
  /** The initial values of all fields, in their order. */
  first: DefaultValues<Input>;
  /** Fields that depend on each other, such as the parts of a date: a change of one checks the others again. */
  together?: readonly (readonly FieldPath<Input>[])[];
  /** Called with all values when typing pauses. */
  onPause?: (values: Input) => void;
  onSend: (values: Output) => Promise<Sending>;
}

/** Debounce of `onPause`, in ms. */
const pause = 300;

interface Refusal {
  /** Texts by the names of fields; '' has the text about the whole form. */
  texts: Readonly<Record<string, string>>;
  /** The field to focus after its text is rendered, so that screen readers read both. */
  focus?: string | undefined;
  /** The refusal is not about the typed values, so a fault of a field does not hide it. */
  isOther?: boolean;
}

const none: Refusal = { texts: {} };

/**
 * Returns a form with the fields of a schema: `<form {...formProps}>`, `<Field {...field('email')} />`. A field is checked
 * when it is left, and from then on while typing. Sending focuses the first field that the schema or the server refuses,
 * and clears nothing (FORM-02). The form is sent once at a time (FORM-03).
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
    // Stryker disable next-line ConditionalExpression: every field has a name
    if (refusal.focus !== undefined) setFocus(refusal.focus as Name);
  }, [refusal, setFocus]);

  // When the network is back, the message about a missing network is no longer true (ERR-15).
  const [wasOnline, setWasOnline] = useState(online);
  if (online !== wasOnline) {
    setWasOnline(online);
    if (online && refusal.texts[''] === offline) setRefusal(none);
  }

  const paused = useEffectEvent((values: InferInput<Schema>) => {
    // After the form is done, `onPause` must not replace the history entry before the next screen opens.
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
    // A form that was left shows no message any more.
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

  /** Runs the work of one press. Ignores further presses until it has ended, and all presses after `done`. */
  async function run(work: () => Promise<Sending | undefined>, isOther: boolean) {
    // The button's state is rendered too late to stop an immediate second press.
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

  /** Reads values that a password manager has filled in without an event. */
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

  /** Removes the refusals of fields that have changed, and the refusal of the whole form. */
  function forgetAt(...names: string[]) {
    setRefusal((known) => {
      // Stryker disable next-line ConditionalExpression: without a refusal there is nothing to remove
      if (known === none) return none;
      const remaining = Object.entries(known.texts).filter(([name]) => name !== '' && !names.includes(name));
      return { texts: Object.fromEntries(remaining) };
    });
  }

  const textOf = (fault: string) =>
    Object.hasOwn(formFaults, fault) ? formFaults[fault as FieldFault] : formFaults.refusedSign(fault);

  return {
    ...form,
    busy,
    /** The refusal of the whole form; hidden while a field has a fault, unless `isOther`. */
    message: refusal.isOther || Object.keys(errors).length === 0 ? refusal.texts[''] : undefined,
    /** Runs other work than sending the fields, such as a second button, with the same lock and refusals. */
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

/** The props of a field: `form.field('email')`. */
export interface FormField {
  name: string;
  ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
  onChange: (event: BaseSyntheticEvent) => void;
  onBlur: (event: BaseSyntheticEvent) => void;
  fault: string | undefined;
}

/** Returns the schema of a form with the rules of the country. */
export function useFormSchema<Schema>(form: (rules: FieldRules) => Schema): Schema {
  const { country, clock } = useShop();
  const [schema] = useState(() => form(fieldRules(country, clock)));
  return schema;
}

/** Selector of controls that are pressed and take no text. */
const pressed = 'a, button, label:has(> :is([type="radio"], [type="checkbox"]))';

/**
 * For `onMouseDown` of a form: a press does not take the focus from a field. Otherwise the fault that appears when the
 * field is left would move the pressed control away from the pointer.
 */
function keepFocus(event: MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest(pressed)) event.preventDefault();
}
