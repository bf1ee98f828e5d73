export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** What the browser's XMLHttpRequest offers of itself that an upload needs. */
export type UploadRequestFactory = () => XMLHttpRequest;

/**
 * A `fetch` that sends `form` through XMLHttpRequest, since fetch cannot say how much of an upload has gone out.
 *
 * The request's address, method, headers and abort signal are used; its body is `form`. Resolves for every answer of the
 * server, rejects with a TypeError when nothing is reached and with the signal's reason when it is aborted.
 */
export function uploadingFetch(create: UploadRequestFactory, form: FormData, onProgress: (progress: UploadProgress) => void) {
  return (request: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      if (signal.aborted) return reject(signal.reason);
      const upload = create();
      const abort = () => upload.abort();
      upload.open(request.method, request.url);
      for (const [name, value] of request.headers) {
        // The boundary in this one is of the Request's own encoding of the form; XMLHttpRequest writes its own.
        if (name !== 'content-type') upload.setRequestHeader(name, value);
      }
      upload.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
      upload.onload = () =>
        resolve(new Response(bodyOf(upload), { status: upload.status, statusText: upload.statusText, headers: headersOf(upload) }));
      upload.onerror = () => reject(new TypeError('The upload did not reach the server'));
      upload.onabort = () => reject(signal.aborted ? signal.reason : new TypeError('The upload was cut off'));
      upload.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort);
      upload.send(form);
    });
}

function bodyOf(upload: XMLHttpRequest): string | null {
  return [204, 205, 304].includes(upload.status) ? null : upload.responseText;
}

function headersOf(upload: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of upload
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
