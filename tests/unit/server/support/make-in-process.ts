/** Makes the report of an input in a process of its own and says its hash: `node make-in-process.ts <file>`. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'

// The test that starts it wrote the input there.
const input = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as FileInput
process.stdout.write(
  createHash('sha256')
    .update(await makeReport(input, () => undefined))
    .digest('hex'),
)
