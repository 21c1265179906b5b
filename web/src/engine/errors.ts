import type { Action } from "./types/Action";

/** What every error value of the engine looks like on the wire. */
export interface WireError {
  /** Which kind of fault it is: docs/api.md lists all of them. */
  readonly code: string;
  /** A sentence in English. */
  readonly message: string;
  /** The id of the clause that forbids it. */
  readonly clause?: string;
  /** The field at fault, as a path into what was sent. */
  readonly field?: string;
  /** Of a refusal, a short id such as `too-far`. */
  readonly why?: string;
  /** The numbers and names for its sentence. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The action that is refused, where clicks were asked about. */
  readonly action?: Action;
  /** Where several things are wrong: each of them, this one first. */
  readonly faults?: readonly WireError[];
}

/** Each thing that is wrong; the first is what the error itself says. */
export const faultsOf = (error: WireError): readonly WireError[] => error.faults ?? [error];

/** The engine's own sentence; where several things are wrong, the others follow, each after its field. */
export function messageOf(error: WireError): string {
  const others = faultsOf(error).slice(1);
  return [error.message, ...others.map(({ field, message }) => (field ? `${field}: ${message}` : message))].join("; ");
}

/** Something went wrong that is not a rule: bad JSON, a stale action, a save of a newer version. */
export class EngineError extends Error {
  /** The name of the class. */
  override readonly name: string = "EngineError";
  /** Which kind of fault it is: docs/api.md lists all of them. */
  readonly code: string;
  /** The field at fault, as a path into what was sent. */
  readonly field: string | undefined;
  /** The id of the clause behind it. */
  readonly clause: string | undefined;
  /** Each thing that is wrong with what was sent; the first is what the error itself says. */
  readonly faults: readonly WireError[];

  constructor(wire: WireError) {
    super(wire.message);
    this.code = wire.code;
    this.field = wire.field;
    this.clause = wire.clause;
    this.faults = faultsOf(wire);
  }
}

/** The rules say no: by which clause, why, and with which numbers. */
export class Refusal extends EngineError {
  /** The name of the class. */
  override readonly name = "Refusal";
  /** The id of the clause that forbids it. */
  override readonly clause: string;
  /** A short id such as `too-far`; the sentence is made from it in the reader's language. */
  readonly why: string;
  /** The numbers and names for its sentence. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The action that is refused, where clicks were asked about. */
  readonly action: Action | undefined;

  constructor(wire: WireError) {
    super(wire);
    this.clause = wire.clause ?? "";
    this.why = wire.why ?? "";
    this.args = wire.args ?? {};
    this.action = wire.action;
  }
}

/** Is this the rules saying no (and not a fault)? */
export const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isWire = (value: unknown): value is WireError =>
  isObject(value) && typeof value["code"] === "string" && typeof value["message"] === "string";

/** The typed error for an error value. */
export const fromWire = (wire: WireError): EngineError =>
  wire.code === "refused" ? new Refusal(wire) : new EngineError(wire);

/**
 * The error value inside whatever was thrown. The face throws a value, its JSON, or an Error whose message is that JSON;
 * a trap of the module is none of these and gets the code `crash`: the instance is useless afterwards.
 */
export function toWire(thrown: unknown): WireError {
  if (thrown instanceof EngineError) {
    const { code, message, clause, field, faults } = thrown;
    const rest =
      thrown instanceof Refusal
        ? { why: thrown.why, args: thrown.args, ...(thrown.action && { action: thrown.action }) }
        : {};
    return {
      code,
      message,
      ...(clause === undefined ? {} : { clause }),
      ...(field === undefined ? {} : { field }),
      ...(faults.length > 1 ? { faults } : {}),
      ...rest,
    };
  }
  if (isWire(thrown)) return thrown;
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  try {
    const parsed: unknown = JSON.parse(text);
    if (isWire(parsed)) return parsed;
  } catch {
    // not JSON: an ordinary error
  }
  return { code: thrown instanceof WebAssembly.RuntimeError ? "crash" : "internal", message: text };
}
