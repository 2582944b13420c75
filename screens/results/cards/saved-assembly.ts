/** What is kept of an assembly beside a saved selection. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import type { Json } from '../../../contract/saved/selection-document.ts'

/** Returns the positions of an assembly with their codes and requirements. */
export const stored = ({ reference, state, parts }: Pick<Assembly, 'reference' | 'state' | 'parts'>) => ({
  reference,
  state,
  parts: parts.map(({ demands: _flows, use: _use, at: _places, notKnown: _open, mass: _mass, ...part }) => part),
})

/**
 * Returns what is kept beside a saved selection: all positions, and the highest use as that of one model.
 *
 * @param assembly as answered
 */
export const savedParts = ({ governing, ...assembly }: Assembly) =>
  JSON.parse(
    JSON.stringify({
      assembly: stored(assembly),
      models: [
        {
          skuID: assembly.reference,
          skuName: modelsIn(assembly)
            .map(({ name }) => name)
            .join(' + '),
          utilisation: governing.utilisation,
          governing: governing.at,
        },
      ],
    }),
  ) as Readonly<Record<'assembly' | 'models', Json>> // plain data; the copy drops undefined properties
