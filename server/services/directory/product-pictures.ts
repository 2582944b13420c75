/** The picture of a model or a series, drawn from the dimensions in the catalogue. */
import type { DrawView } from '../../../families/define/model-view.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { onceBuilt } from '../calls/cached-by-version.ts'
import type { Directory } from './directory.ts'
import { placeOf } from './model-params.ts'
import { modelSvg } from './model-svg.ts'

/** Returns an SVG document; undefined for an unknown model or one whose figures allow no picture. */
export type PictureOf = (id: string) => Cooperative<string | undefined>

/**
 * @param now the current directory
 * @param drawings by family
 * @returns the picture of a model by its id, or of a series, represented by the model in its middle
 */
export const productPictures = (now: () => Directory, drawings: ReadonlyMap<string, DrawView>): PictureOf =>
  function* (id) {
    const directory = yield* onceBuilt(now)
    const models = directory.seriesOf.get(id)?.models ?? []
    const placed = placeOf(directory, id)
    const model = placed?.model ?? models[Math.floor(models.length / 2)]
    const root = placed?.series.root ?? directory.seriesOf.get(id)?.root
    const view = model && root && drawings.get(root.family.id)?.(model.candidate)
    return view && modelSvg(view)
  }
