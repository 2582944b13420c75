/** What a file is made of, for tests: the name of its model tells the makers of the tests what to do. */
import { type FileKind, fileKinds } from '../../../../contract/files/files.ts'
import { canonicalJson, sha256 } from '../../../../server/files/canonical-json.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import type { NewJob } from '../../../../server/files/jobs/file-jobs.ts'
import type { NewTask } from '../../../../server/files/jobs/file-tasks.ts'

export const sampleInput = (name: string, kind: FileKind = 'bom', own: Partial<FileInput> = {}): FileInput => ({
  kind,
  locale: 'en',
  unit: 'mm',
  site: { key: 'default', name: 'Sizewright', address: '' },
  model: {
    family: 'ball-rail',
    sku: 'R1',
    name,
    series: 'HSR',
    maker: 'THK',
    basis: 'published',
    source: 'a catalogue',
    note: undefined,
    figures: [],
    candidate: {},
  },
  chosen: {},
  orderCode: name,
  catalogueVersion: '1',
  engineVersion: '1',
  ...own,
})

export const sampleJob = (name: string, kind: FileKind = 'bom'): NewJob => {
  const input = canonicalJson(sampleInput(name, kind))
  return { key: sha256(input), kind, input, priority: kind === 'preview' ? 0 : 1 }
}

/** Asked by somebody who is a visitor, so that nobody need have an account. */
export const sampleTask = (owner: string, name: string, kind: FileKind = 'bom'): NewTask => ({
  owner,
  person_id: null,
  company: 'default',
  request_hash: sha256(`${name} ${kind}`),
  download_type: fileKinds[kind].type,
  selection_id: 'HSR/R1',
  order_params: '[]',
  unit: 0,
  sku_name: name,
  file_name: name,
  extension: fileKinds[kind].extension,
})

export const sampleAsk = (owner: string, name: string, kind: FileKind = 'bom') => ({
  job: sampleJob(name, kind),
  task: sampleTask(owner, name, kind),
})

/** The makers of the tests, as a thread imports them. */
export const testMakers = new URL('./test-makers.ts', import.meta.url)
