/** Answers that the worker stores; `sizes` are the tables of the content team. */
export type StoredKind = 'home' | 'menu' | 'list' | 'product' | 'sizes';

/** How the worker has answered a call of a page. */
export interface AnswerReport {
  type: 'answer';
  kind: StoredKind;
  /** The path of the screen that the call is for. */
  subject: string;
  /** When the answer was received from the server, in ms. */
  storedAt: number;
  /**
   * `stored`: from the device, while the server is requested; then `current` or `changed` by its answer, or `failed`.
   * Without a stored answer it is `current`; one that is not stored is not reported.
   */
  state: 'stored' | 'current' | 'changed' | 'failed';
}

/** A screen that can be opened from the device; the page itself knows the names of home and menu. */
export interface StoredScreen {
  kind: StoredKind;
  path: string;
  name: string;
}

/** What a page sends to the worker. */
export type PageMessage =
  /** Reports on the calls of this page that were sent before it listened. */
  | { type: 'reports' }
  /** The screens that can be opened from the device; answered by `screens`. */
  | { type: 'screens' }
  /** To a version that waits: the shopper has agreed to use it. */
  | { type: 'takeOver' };

/** What the worker sends to a page. */
export type WorkerMessage = AnswerReport | { type: 'screens'; screens: StoredScreen[] };
