import {
  type ComponentType,
  createContext,
  type PropsWithChildren,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { Elements } from './elements.ts';

type Load<Code> = () => Promise<Code>;

/** What the shop does when code fails to load. */
interface Failures {
  /** Loads code that a press needs; undefined after a failure, which a message reports (KEEP-08). `name` is for logs. */
  need: <Code>(name: string, load: Load<Code>) => Promise<Code | undefined>;
  /** Shown in place of a part that failed to load. */
  Problem: ComponentType<{
    problem: object;
    level: 1 | 2;
    busy: boolean;
    onRetry: (byHand: boolean) => void;
  }>;
  /** Reloads the page if the server responds. */
  reload: () => void;
}

interface Loader extends Failures {
  /** The loaded code, by part: a screen that is opened again renders it at once, for the scroll position. */
  codes: ReadonlyMap<unknown, unknown>;
  keep: (part: unknown, code: unknown) => void;
}

export const LoaderContext = createContext<Loader | undefined>(undefined);

/** The loader of the page, for code that is not a component. Throws outside of `LazyParts`. */
export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (loader === undefined) throw new Error('Failed to find the loader: wrap the screen in LazyParts.');
  return loader;
}

const nothing: Loader['codes'] = new Map();

/** Provides the lazy parts below it; `loaded` is code that is loaded from the start. */
export function LazyParts({
  need,
  Problem,
  reload,
  loaded = nothing,
  children,
}: PropsWithChildren<Failures & { loaded?: Loader['codes'] | undefined }>) {
  const [codes, setCodes] = useState(loaded);
  const loader = useMemo(() => {
    const keep = (part: unknown, code: unknown) => setCodes((before) => new Map(before).set(part, code));
    return { need, Problem, reload, codes, keep };
  }, [need, Problem, reload, codes]);
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** Time in ms after which a failed load is repeated. */
const retryDelay = 3000;

/** Runs work after a delay and when the network is back, until the result is called. */
function retryLater(work: () => void): () => void {
  const timer = setTimeout(work, retryDelay);
  addEventListener('online', work);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', work);
  };
}

interface PartProps {
  /** Shown until the code is loaded. */
  fallback?: Elements;
  /** Shown after a failed load, until the code is loaded. */
  instead?: Elements;
  /** The part is required: a failed load is shown as a problem with this level of heading, and a retry. */
  level?: 1 | 2;
  /** The shopper has opened the part; false for a part that renders nothing before it is opened. */
  open?: boolean | undefined;
  /** Called instead of `onClose` when an opened part has failed to load. */
  onFailure?: () => void;
}

interface LazyPart<Props> {
  (props: Props & PartProps): Elements;
  /** Loads the code; rejects if that fails. */
  load: Load<ComponentType<Props>>;
  /** Loads the code ahead. Never rejects: a failure shows when the part is needed. */
  warm: () => void;
}

/** The props of a component that a module exports under a name. */
type PropsOf<Module, Name extends keyof Module> =
  Module[Name] extends ComponentType<infer Props extends object> ? Props : never;

/**
 * A component whose code is loaded later, by its module and its name there, which the logs have too:
 *
 *     const SortSheet = lazyPart(() => import('./SortSheet.tsx'), 'SortSheet');
 *
 *     <button onPointerDown={SortSheet.warm} onClick={() => setOpen(true)}>…</button>
 *     <SortSheet open={open} onClose={() => setOpen(false)} orders={orders} />
 *
 * It is loaded when it is rendered; with `when`, such as `whenIdle`, at that moment; with `open`, when that is true, so
 * an early press opens it once the code is loaded. After a failure a part with `open` shows a message and is closed; a
 * part with `level` shows the problem in its place; any other keeps its fallback, and is loaded again after a delay and
 * when the network is back (KEEP-08, KEEP-09).
 */
export function lazyPart<Module, Name extends keyof Module & string, Props extends PropsOf<Module, Name>>(
  loadModule: Load<Module>,
  name: Name,
  when?: (work: () => void) => (() => void) | void,
): LazyPart<Props> {
  const load = async () => (await loadModule())[name] as ComponentType<Props>;
  function Part({ fallback, instead, level, onFailure, ...rest }: Props & PartProps) {
    const props = rest as unknown as Props & { open?: boolean | undefined; onClose?: () => void };
    const { codes, keep, need, Problem, reload } = useLoader();
    const [isDue, setDue] = useState(when === undefined && props.open === undefined);
    const [isShown, setShown] = useState(props.open !== false);
    if (!isShown && props.open) setShown(true);
    const [{ failures, isBusy }, setTries] = useState({ failures: 0, isBusy: false });
    const Code = codes.get(Part) as ComponentType<Props> | undefined;
    const isMissing = isDue && Code === undefined;
    const isQuiet = level === undefined;

    const bring = async (onFailed?: () => void) => {
      setTries((before) => ({ ...before, isBusy: true }));
      try {
        const code = await part.load();
        // Not urgent: render in short tasks, so that taps are handled in between.
        if (isQuiet) startTransition(() => keep(Part, code));
        else keep(Part, code);
      } catch {
        setTries((before) => ({ failures: before.failures + 1, isBusy: false }));
        onFailed?.();
      }
    };
    const bringQuietly = useEffectEvent(() => void bring());
    // Stryker disable next-line ArrayDeclaration: a list that never changes
    useEffect(() => when?.(() => setDue(true)), []);
    useEffect(() => {
      if (isMissing && failures === 0) bringQuietly();
      return isMissing && failures > 0 && isQuiet ? retryLater(() => bringQuietly()) : undefined;
    }, [isMissing, failures, isQuiet]);

    const goWithout = useEffectEvent(() => (onFailure ?? props.onClose)?.());
    const isPressed = props.open === true && Code === undefined;
    useEffect(() => {
      if (!isPressed) return undefined;
      let isWanted = true;
      const open = async () => {
        const code = await need(name, part.load);
        if (code) keep(Part, code);
        // A shopper who has left the screen no longer needs it.
        else if (isWanted) goWithout();
      };
      void open();
      return () => {
        isWanted = false;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- Another loader does not load it again.
    }, [isPressed]);

    if (!isShown) return fallback;
    if (Code) return <Code {...props} />;
    if (failures === 0) return fallback;
    if (level === undefined) return instead ?? fallback;
    const retry = (byHand: boolean) => void bring(byHand ? reload : undefined);
    // After a second failure by hand the page is reloaded: a deployment may have replaced the code. An automatic retry
    // does not reload, because that would lose what is being typed elsewhere on the screen.
    return <Problem level={level} problem={{}} busy={isBusy} onRetry={retry} />;
  }
  const warm = () => void part.load().catch(() => undefined);
  const part: LazyPart<Props> = Object.assign(Part, { load, warm });
  return part;
}

/** Whether the code of a part is loaded. */
export const useIsLoaded = (part: unknown): boolean => useLoader().codes.has(part);
