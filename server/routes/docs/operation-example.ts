import type { Operation } from '../openapi/types.ts'

/** A call that can be made as it stands: the address of a GET, or the body of a POST. */
export type OperationExample = { readonly url: string; readonly body?: undefined } | { readonly url?: undefined; readonly body: string }

/** The documented example of a call. */
export const operationExample = (path: string, { parameters, requestBody }: Operation): OperationExample => {
  const body = requestBody?.content['application/json']?.example
  if (body !== undefined) return { body: JSON.stringify(body, null, 2) }
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue
    if (place === 'query') query.set(name, String(example))
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(example))
  }
  return { url: query.size > 0 ? `${address}?${query}` : address }
}
