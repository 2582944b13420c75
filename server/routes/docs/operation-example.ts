import type { Operation } from '../openapi/types.ts'

/** A complete example request: its address, and the body of a POST. */
export type OperationExample = { readonly url: string; readonly body?: string; readonly mediaType?: string }

/** The documented example of a call. */
export const operationExample = (path: string, { parameters, requestBody }: Operation): OperationExample => {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue
    const values = typeof example === 'object' ? Object.entries(example) : [[name, String(example)] as const]
    for (const [own, value] of values) {
      if (place === 'query') query.set(own, value)
      if (place === 'path') address = address.replace(`{${own}}`, encodeURIComponent(value))
    }
  }
  const url = query.size > 0 ? `${address}?${query}` : address
  const media = Object.entries(requestBody?.content ?? {}).find(([, { example }]) => example !== undefined)
  if (!media) return { url }
  const [mediaType, { example: body }] = media
  return { url, mediaType, body: mediaType === 'application/json' ? JSON.stringify(body, null, 2) : String(body) }
}
