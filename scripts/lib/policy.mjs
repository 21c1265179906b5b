// The headers our servers send. The policy is the strictest that WebAssembly and workers run under; whoever hosts the
// page is advised to send the same.
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self' 'wasm-unsafe-eval'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "font-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** The nonce by which the dev server's own style elements, and only they, are let through. */
export const DEV_NONCE = "dev";

/** @param {Partial<typeof POLICY>} [more] added to the sources of a directive */
export function headers(more = {}) {
  const policy = Object.entries({ ...POLICY }).map(([name, sources]) => {
    const extra = more[/** @type {keyof typeof POLICY} */ (name)];
    return `${name} ${sources}${extra === undefined ? "" : ` ${extra}`}`;
  });
  return {
    "Content-Security-Policy": policy.join("; "),
    // Public files, without cookies: boards on other pages read them, and so do frames that have no origin of their own.
    "Access-Control-Allow-Origin": "*",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
  };
}
