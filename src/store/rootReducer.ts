import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from './reducer.ts';

export type State = ReturnType<typeof reducer>;

/** Stands before the slices: gives them the state and the action that they reduce, or the whole result. */
type Guard = (state: State, action: UnknownAction) => State;

let guard: Guard = reducer;

/** Puts `session/sessionReducer.ts` before the slices; it is loaded with the late chunk, and no session ends before. */
export const setGuard = (step: Guard): void => {
  guard = step;
};

/** The reducer of the shop. */
export const rootReducer = (state: State | undefined, action: UnknownAction): State =>
  // Stryker disable next-line ConditionalExpression: the guard does not look for the action that starts a store
  state === undefined ? reducer(state, action) : guard(state, action);
