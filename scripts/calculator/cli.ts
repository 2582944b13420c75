/**
 * `npm run calculator -- check|new|explain|record|docs|document …`: tools for authors of calculators. Exit code 0: sound, 1:
 * findings or rejected, 2: invalid arguments.
 */
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exitCodes, ownTerminal, readCommandLine } from '../../server/base/command-line.ts'
import { checkCalculator } from './check-calculator.ts'
import { type Mend, mendCalculator } from './mend.ts'
import { calculatorFiles, classFolders } from './shipped-schemas.ts'
import { type CheckFinding, lineOf, sarifOf } from '../../engine/check/finding.ts'

const usage = `usage: npm run calculator -- check [folder | schema.ts | schema.json | document.json …] [--json | --sarif] [--watch] [--fix]
                                     every calculator where none is named; one finding a line, one per cause; --fix mends names that are slips
       … -- new <id> <name> [--like <id>]   writes the files of a new one: the smallest, or one like another
       … -- explain <id> <field>            what it is, what it reads, what reads it
                  [--inputs <file>]         its value with these inputs (JSON, by field): the formula with numbers, cells, what is missing
       … -- calls [service[/call]]          what a call takes: names, units, bounds, words
       … -- record <id>                     records anew what its form does with its examples: recorded.json beside them
       … -- docs <id>                       writes its page in docs/generated/calculators/
       … -- document <id> <file>            writes it as one JSON, for the folder of a site or the playground`

const root = join(import.meta.dirname, '../..')
const schemas = join(root, 'schemas')

/** Resolves an id to its folder or file; anything else is a path. */
const placeOf = async (word: string): Promise<string> => {
  const folder = classFolders().find((one) => one.startsWith(join(schemas, `${word}-`)))
  if (folder !== undefined || !/^\d+$/.test(word)) return folder ?? word
  const { fileCalculators } = await import('../../schemas/registry-files.ts')
  const file = fileCalculators.find(({ schema }) => String(schema.id) === word)
  return file ? join(schemas, file.path) : word
}

const placesOf = (words: readonly string[]): Promise<readonly string[]> => Promise.all(words.map(placeOf))

type Flags = { readonly [flag in 'json' | 'sarif' | 'watch' | 'fix']?: boolean | undefined }

/** Prints mends, unless a machine-readable format is requested. */
const tellMend =
  ({ json, sarif }: Flags) =>
  ({ file, line, column, from, to }: Mend): void => {
    if (!json && !sarif) ownTerminal.print(`${file}:${line}:${column} mended '${from}' → '${to}'`)
  }

const checkAll = async (words: readonly string[], flags: Flags): Promise<readonly CheckFinding[]> => {
  const found: CheckFinding[] = []
  for (const place of words.length === 0 ? [...classFolders(), ...calculatorFiles()] : await placesOf(words)) {
    found.push(...(flags.fix ? await mendCalculator(place, tellMend(flags)) : await checkCalculator(place)))
  }
  return found
}

const write = (found: readonly CheckFinding[], { json, sarif }: Flags): void => {
  if (json) return ownTerminal.print(JSON.stringify(found, null, 2))
  if (sarif) return ownTerminal.print(JSON.stringify(sarifOf(found), null, 2))
  for (const one of found) ownTerminal.print(lineOf(one))
  ownTerminal.print(found.length === 0 ? 'nothing found' : `${found.length} found`)
}

/** Debounce time, ms: editors write a file in several steps. */
const quietFor = 100

const check = async (words: readonly string[], flags: Flags): Promise<number> => {
  const report = async (): Promise<readonly CheckFinding[]> => {
    const findings = await checkAll(words, flags)
    write(findings, flags)
    return findings
  }
  const found = await report()
  if (!flags.watch) return found.some(({ severity }) => severity === 'error') ? exitCodes.failed : exitCodes.done
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      ownTerminal.print('')
      report().catch((cause: unknown) => ownTerminal.printError(String(cause)))
    }, quietFor)
  }
  for (const place of words.length === 0 ? [schemas] : await placesOf(words)) watch(place, { recursive: true }, again)
  // Runs until it is interrupted.
  return new Promise(() => undefined)
}

/** Schema and examples of a calculator of any kind: of the start page, of the handbook, or of the zoo. */
const anyCalculatorOf = async (word: string) => {
  const [{ calculators, valueCalculators }, { fileCalculators }] = await Promise.all([
    import('../../schemas/registry.ts'),
    import('../../schemas/registry-files.ts'),
  ])
  const all = [...calculators, ...valueCalculators, ...fileCalculators]
  const found = all.find(({ schema }) => String(schema.id) === word)
  if (!found) throw new RangeError(`there is no calculator ${word}; there are ${all.map(({ schema }) => schema.id).join(', ')}`)
  return found
}

const calculatorOf = async (word: string) => {
  const { calculators } = await import('../../schemas/registry.ts')
  const found = calculators.find(({ schema }) => String(schema.id) === word)
  if (!found) throw new RangeError(`there is no calculator ${word}; there are ${calculators.map(({ schema }) => schema.id).join(', ')}`)
  return found
}

const create = async ([id = '', name = '']: readonly string[], like: string | undefined): Promise<number> => {
  const { newCalculator, writeNewFiles } = await import('./new-calculator.ts')
  const isId = (word: string) => /^[1-9]\d{0,6}$/.test(word)
  if (!isId(id) || (like !== undefined && !isId(like))) throw new RangeError('an id is a number from 1 to 9999999')
  const { shippedSchemas } = await import('./shipped-schemas.ts')
  const taken = (await shippedSchemas()).find((one) => one.id === Number(id) || one.place?.also?.includes(Number(id)))
  if (taken) throw new RangeError(`${id} is taken by ${taken.id}-${taken.name}; take another number`)
  const files = newCalculator({ id: Number(id), name, ...(like !== undefined && { like: Number(like) }) }, root)
  writeNewFiles(files, root)
  for (const { path } of files) ownTerminal.print(path)
  ownTerminal.print(`its page: /#/selection/calc_${id}; next: npm run calculator -- check ${id}`)
  return exitCodes.done
}

const explain = async ([id = '', name = '']: readonly string[], inputs: string | undefined): Promise<number> => {
  const [{ explainField }, { explainNumber }] = await Promise.all([import('./explain-field.ts'), import('./explain-number.ts')])
  const { schema, examples } = await anyCalculatorOf(id)
  const lines = inputs === undefined ? explainField(schema, name) : explainNumber({ schema, examples, name, inputs })
  for (const line of lines) ownTerminal.print(line)
  return exitCodes.done
}

const record = async ([id = '']: readonly string[]): Promise<number> => {
  const { writeRecorded } = await import('./write-recorded.ts')
  ownTerminal.print(writeRecorded(await placeOf(id), await calculatorOf(id)))
  return exitCodes.done
}

/** The page of a calculator that a service answers, or of one that is a file. */
const pageOf = async (id: string) => {
  const { fileCalculators } = await import('../../schemas/registry-files.ts')
  const file = fileCalculators.find(({ schema }) => String(schema.id) === id)
  if (file) {
    const { filePage, filePageName } = await import('../documentation/file-page.ts')
    return { name: filePageName(file), text: filePage(file) }
  }
  const { calculatorPage, pageName } = await import('../documentation/calculator-page.ts')
  const calculator = await calculatorOf(id)
  return { name: pageName(calculator), text: await calculatorPage(calculator) }
}

const page = async ([id = '']: readonly string[]): Promise<number> => {
  const folder = 'docs/generated/calculators'
  const { name, text } = await pageOf(id)
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, name), text)
  ownTerminal.print(join(folder, name))
  return exitCodes.done
}

const document = async ([id = '', path]: readonly string[]): Promise<number> => {
  if (path === undefined) throw new RangeError('name the file: data/sites/<key>/calculators/<id>-<name>.json')
  const { documentOf } = await import('./document-of.ts')
  const text = await documentOf(await placeOf(id))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  ownTerminal.print(path)
  return exitCodes.done
}

const calls = async ([word]: readonly string[]): Promise<number> => {
  const { listCalls } = await import('./list-calls.ts')
  for (const line of await listCalls(word)) ownTerminal.print(line)
  return exitCodes.done
}

const run = async (): Promise<number> => {
  const line = readCommandLine(
    process.argv.slice(2),
    {
      usage,
      options: {
        json: { type: 'boolean' },
        sarif: { type: 'boolean' },
        watch: { type: 'boolean' },
        fix: { type: 'boolean' },
        like: { type: 'string' },
        inputs: { type: 'string' },
      },
      takesWords: true,
    },
    ownTerminal,
  )
  if (typeof line === 'number') return line
  const [command = '', ...words] = line.positionals
  const commands: Readonly<Record<string, () => Promise<number>>> = {
    check: () => check(words, line.values),
    new: () => create(words, line.values.like),
    explain: () => explain(words, line.values.inputs),
    calls: () => calls(words),
    record: () => record(words),
    docs: () => page(words),
    document: () => document(words),
  }
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (chosen) return chosen()
  ownTerminal.printError(usage)
  return exitCodes.wrongCall
}

try {
  process.exitCode = await run()
} catch (cause) {
  if (!(cause instanceof RangeError)) throw cause
  ownTerminal.printError(cause.message)
  process.exitCode = exitCodes.failed
}
