/** Folders, not only files, form no cycle: whoever draws the tree can draw every arrow downwards. */
import { posix } from 'node:path'
import { importsOf } from './import-rules.ts'
import type { SourceFile } from './source-files.ts'

type Arrow = { readonly from: string; readonly to: string; readonly because: string }

const arrowsOf = (file: SourceFile): Arrow[] => {
  const from = posix.dirname(file.path)
  return importsOf(file).flatMap(({ specifier }) => {
    if (!/^\.\.?\//.test(specifier)) return []
    const target = posix.join(from, specifier)
    const to = posix.dirname(target)
    return to === from ? [] : [{ from, to, because: `${file.path} imports ${target}` }]
  })
}

/** The way from a folder back to itself; undefined where there is none. */
function wayBack(start: string, arrows: ReadonlyMap<string, readonly Arrow[]>): readonly Arrow[] | undefined {
  const ways: (readonly Arrow[])[] = (arrows.get(start) ?? []).map((arrow) => [arrow])
  const seen = new Set<string>()
  for (const way of ways) {
    const end = way.at(-1)?.to ?? start
    if (end === start) return way
    if (seen.has(end)) continue
    seen.add(end)
    ways.push(...(arrows.get(end) ?? []).map((arrow) => [...way, arrow]))
  }
  return undefined
}

/** The shortest cycle through each folder that is on one, by the imports that make it. */
export const folderCycles = (sources: readonly SourceFile[]): string[] => {
  const arrows = Map.groupBy(sources.flatMap(arrowsOf), ({ from }) => from)
  const cycles = [...arrows.keys()].flatMap((folder) => {
    const way = wayBack(folder, arrows)
    return way
      ? [
          way
            .map(({ because }) => because)
            .toSorted()
            .join('; '),
        ]
      : []
  })
  return [...new Set(cycles)]
}
