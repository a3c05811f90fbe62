declare const sealed: unique symbol;

/**
 * A value that has not been shown to everyone. Plain data at run time, opaque to the compiler. It must stay an
 * interface: interfaces get no implicit index signature. That is why it does not fit in `Json`, and so neither in a
 * View nor in a Telling.
 */
export interface Secret<out T> {
  readonly [sealed]: T;
}

export const seal = <T>(value: T): Secret<T> => value as unknown as Secret<T>;

/** Every use is a reveal: lint allows it only where a game decides, folds, shows, tells or ends. */
export const unseal = <T>(secret: Secret<T>): T => secret as unknown as T;
