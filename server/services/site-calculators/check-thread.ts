/** The thread that checks documents of another hand: one that takes too long or too much ends with it. */
import { parentPort } from 'node:worker_threads'
import { checkDocument } from './check-document.ts'
import type { CheckTask } from './document-checker.ts'

parentPort?.on('message', ({ file, source, around }: CheckTask) => {
  void checkDocument(file, source, around).then((checked) => parentPort?.postMessage(checked, []))
})
