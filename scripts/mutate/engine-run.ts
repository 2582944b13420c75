/** Plants faults in the engine, judges them by laws alone and groups them by kind. */
import { judgeSources, type JudgedSource } from './engine-judge.ts'
import { engineFiles, engineMutants, isOfAssemblies } from './engine-mutants.ts'
import { typeJudge } from './engine-types.ts'
import type { Tally } from './report.ts'
import { type Draw, sampleOf } from './sample.ts'

const tallyOf = ({ mutant, law }: JudgedSource): Tally => {
  const { file, line, column, kind, was, becomes } = mutant
  const says = `${was} → ${becomes}`
  const add = 'no law fails: say what is so because of it'
  return {
    kind,
    by: law === undefined ? undefined : 'laws',
    survivor: law === undefined ? { place: `${file}:${line}:${column}`, says, add } : undefined,
  }
}

/** Where faults are planted (the whole engine, a folder or a file), and how many. */
type Planting = Draw & { readonly under: string }

/** Files with the laws of assemblies; no other reaches them. */
const assemblyLaws = ['assembly-laws', 'joint-laws', 'placement', 'scene-laws'] as const

/**
 * @param planting selects among the faults that compile
 * @param tell called with a line for each verdict
 */
export const runEngine = async (
  { under, ...draw }: Planting,
  tell: (line: string) => void = () => undefined,
): Promise<readonly Tally[]> => {
  const compiles = typeJudge(engineFiles(under))
  const drawn = sampleOf(engineMutants(under), draw, ({ file, source }) => compiles(file, source))
  const hear = ({ mutant: { file, line, was, becomes }, law, ms }: JudgedSource): void => {
    const verdict = law === undefined ? 'lives' : 'caught'
    tell(`${verdict} ${(ms / 1000).toFixed(1)} s ${file}:${line} ${was} → ${becomes}${law === undefined ? '' : ` (${law})`}`)
  }
  const judged = await judgeSources(drawn, { tell: hear, ...(isOfAssemblies(under) && { files: assemblyLaws }) })
  return judged.map(tallyOf)
}
