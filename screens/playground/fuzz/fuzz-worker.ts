/** Runs the laws beside the page, which stays free meanwhile. */
import { type FuzzOrder, lawCount, runFuzz } from './fuzz-run.ts'
import type { FuzzTold } from './fuzz-told.ts'

const tell = (told: FuzzTold): void => postMessage(told)

// The page alone sends messages, and these only.
addEventListener('message', ({ data }: MessageEvent<FuzzOrder>) => {
  tell({ type: 'begun', laws: lawCount })
  // A fault reaches the page as the worker's own.
  void runFuzz(data, (result) => tell({ type: 'law', result })).then(
    () => tell({ type: 'done' }),
    (cause: unknown) => reportError(cause),
  )
})
