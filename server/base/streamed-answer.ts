/** How long a reader may take nothing, ms: until then its work is kept in memory. */
const usualPatience = 60_000

/** The data of an answer that is sent while it is made: its parts are the text of one JSON value. */
export class StreamedAnswer {
  readonly #parts: AsyncGenerator<string>
  readonly #patience: number

  constructor(parts: AsyncGenerator<string>, patience = usualPatience) {
    this.#parts = parts
    this.#patience = patience
  }

  /**
   * The body of the response, with code 0. A reader that leaves, or reads no further, ends the work.
   *
   * @param onFailure told why the body ends before its end, where the work failed; it is no JSON then
   */
  toBody(onFailure: (error: unknown) => void): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    const parts = envelopeOf(this.#parts)
    let idle: NodeJS.Timeout | undefined
    return new ReadableStream({
      pull: async (body) => {
        clearTimeout(idle)
        const { done, value } = await parts.next().catch((error: unknown) => {
          onFailure(error)
          return { done: true, value: undefined } as const
        })
        if (done) return body.close()
        body.enqueue(encoder.encode(value))
        idle = setTimeout(() => {
          body.error(new Error('the reader has stopped reading'))
          void parts.return()
        }, this.#patience).unref()
        return undefined
      },
      cancel: async () => {
        clearTimeout(idle)
        await parts.return()
      },
    })
  }
}

async function* envelopeOf(parts: AsyncGenerator<string>): AsyncGenerator<string, void> {
  yield '{"code":0,"data":'
  yield* parts
  yield '}'
}
