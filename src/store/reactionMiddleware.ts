/** A side effect of actions: `run` is called after the reducers. */
interface Reaction<Action> {
  matches: (action: unknown) => action is Action;
  run: (action: Action) => void;
}

/**
 * A middleware that runs reactions, and `react`, which registers one. A reaction that throws does not stop the action.
 */
export function createReactions() {
  const reactions: ((action: unknown) => Promise<void>)[] = [];
  return {
    react<Action>({ matches, run }: Reaction<Action>): void {
      reactions.push(async (action) => {
        if (matches(action)) run(action);
      });
    },
    middleware: () => (next: (action: unknown) => unknown) => (action: unknown) => {
      const result = next(action);
      for (const reaction of reactions) void reaction(action);
      return result;
    },
  };
}
