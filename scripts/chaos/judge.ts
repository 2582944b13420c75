/** Checks through a node that everything acknowledged is stored exactly once. */
import * as z from 'zod'
import { ask, type Person, type Saved, type Report } from './person.ts'

export interface Verdict {
  readonly lost: readonly string[]
  readonly twice: readonly string[]
}

const selectionPage = z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })), count: z.int() })
const submissionPage = z.object({ list: z.array(z.object({ number: z.string() })), count: z.int() })

interface There {
  readonly id: string
  readonly name?: string
}

interface Reading {
  readonly address: string
  readonly person: Person
  readonly report: Report
}

/** Reads all pages of a list. */
const readAll = async (
  { address, person, report }: Reading,
  path: string,
  read: (data: unknown) => { list: readonly There[]; count: number },
) => {
  const found: There[] = []
  for (let page = 1; ; page++) {
    const data = await ask(`${address}${path}page=${page}`, { headers: person.headers }, report)
    if (data === undefined) throw new Error(`${path}: could not be read`)
    const { list, count } = read(data)
    found.push(...list)
    if (list.length === 0 || found.length >= count) return found
  }
}

const readSelections = (reading: Reading, keyword: string) =>
  readAll(reading, `/api/RecordSelection/GetList?size=100&order=created&keyword=${keyword}&`, (data) => selectionPage.parse(data))

const readSubmissions = (reading: Reading) =>
  readAll(reading, '/api/RecordSubmission/GetList?', (data) => {
    const { list, count } = submissionPage.parse(data)
    return { list: list.map(({ number }) => ({ id: number })), count }
  })

const judge = (saved: readonly Saved[], there: readonly There[]): Verdict => {
  const ids = new Set(there.map(({ id }) => id))
  const names = there.map(({ id, name = id }) => name)
  const acknowledged = new Set(saved.map(({ id }) => id))
  return {
    lost: saved.filter(({ id }) => !ids.has(id)).map(({ kind, name, id }) => `${kind} ${name} ${id}`),
    // Writes are repeated until acknowledged, so any other item was stored under a wrong name or twice.
    twice: [
      ...names.filter((name, place) => names.indexOf(name) !== place),
      ...there.filter(({ id }) => !acknowledged.has(id)).map(({ id }) => id),
      ...saved.map(({ id }) => id).filter((id, place, all) => all.indexOf(id) !== place),
    ],
  }
}

/** @param keyword filter on the names of selections: those of a round, '' for all */
export const judgePerson = async (reading: Reading, keyword: string): Promise<Verdict> => {
  const { saved } = reading.person
  const selections = saved.filter(({ kind, name }) => kind === 'selection' && name.includes(keyword))
  const submissions = saved.filter(({ kind }) => kind === 'submission')
  const verdicts = [judge(selections, await readSelections(reading, keyword)), judge(submissions, await readSubmissions(reading))]
  return { lost: verdicts.flatMap(({ lost }) => lost), twice: verdicts.flatMap(({ twice }) => twice) }
}
