/** Worker thread that validates untrusted documents; it is ended when a document takes too much time or memory. */
import '../../base/low-priority.ts'
import { parentPort } from 'node:worker_threads'
import { checkDocument } from './check-document.ts'
import type { CheckTask } from './document-checker.ts'

parentPort?.on('message', ({ file, source, around }: CheckTask) => {
  void checkDocument(file, source, around).then((checked) => parentPort?.postMessage(checked, []))
})
