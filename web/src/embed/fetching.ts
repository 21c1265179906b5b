// How a board gets what it needs: files, and the parts of its own script. What goes wrong is named by what a reader or an
// editor can do about it.
import { EngineError } from "../engine/errors";

export const fault = (code: string, message = "", field?: string): EngineError =>
  new EngineError({ code, message, ...(field === undefined ? {} : { field }) });

/** Fetches a file. A policy that forbids it is another fault than a server that does not answer. */
export async function reach(url: URL, credentials: RequestCredentials = "omit"): Promise<Response> {
  let refused = false;
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    refused ||= blockedURI === url.href || blockedURI === url.origin;
  };
  addEventListener("securitypolicyviolation", hear);
  try {
    return await fetch(url, { credentials });
  } catch (error) {
    // A page hears of what its policy refuses only after the fetch has failed.
    await new Promise((heard) => setTimeout(heard, HEARD));
    throw refused ? fault("policy", url.origin) : fault("no-file", `${url.href}: ${String(error)}`);
  } finally {
    removeEventListener("securitypolicyviolation", hear);
  }
}

/** Milliseconds after which a page has heard of a refusal. */
const HEARD = 50;

/** A part of the script that is imported when it is needed; its server may have gone since the board came. */
export const part = <T>(coming: Promise<T>): Promise<T> =>
  coming.catch((error: unknown) => {
    throw fault("no-file", String(error));
  });
