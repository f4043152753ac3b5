interface ProxyRequest {
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** Pact passes a form body on as broken JSON text; this restores the form. */
export function restoreFormBody(request: ProxyRequest, _response: unknown, next: () => void): void {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const body = Buffer.from(new URLSearchParams(request.body as Record<string, string>).toString());
    request.body = body;
    request.headers['content-length'] = String(body.byteLength);
  }
  next();
}
