/** One section of a group: a class of SKUs with a hidden parameter for the way its models are mounted. */
import type { Locale } from '../../../i18n/locales.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FilteredSkus, SkuFilter, SkuParam } from '../../../contract/directory/sku-selection.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { SkuClass } from '../../../families/define/sku-class.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import { servedTable } from '../sku-selection/served-class.ts'

type Model = CatalogueModel<unknown>

/** Name of the hidden parameter; no column has this name. */
const mountParameter = '~mount'

/** The definition of a section. */
export type SectionSource = {
  readonly family: string
  readonly skuClass: Pick<SkuClass, 'parameters' | 'figuresOf'>
  readonly figures: readonly string[]
  /** Current models that belong to the group. */
  readonly catalogue: () => FamilyModels<unknown>
  /** A key of the way a model is mounted; models mounted alike have the same key. */
  readonly mountOf: (model: Model) => string
}

type SectionPage = { readonly filters: readonly SkuFilter[]; readonly page: number; readonly size: number }

/** A section, ready to serve requests. */
export type Section = {
  readonly family: string
  readonly figures: readonly string[]
  readonly params: (locale: Locale) => SkuParam[]
  readonly models: () => readonly Model[]
  readonly mountOf: (model: Model) => string
  /** Keys of all ways in which its models are mounted. */
  readonly allMounts: () => readonly string[]
  readonly candidateOf: (mount: string) => unknown
  /** The distinct ways in which the models left by the choices are mounted. */
  readonly mountsLeft: (filters: readonly SkuFilter[]) => Parsed<readonly string[]>
  /** The models left by the choices and mounted in one of the given ways; in any way by default. */
  readonly filter: (page: SectionPage, mounts?: readonly string[]) => Parsed<FilteredSkus>
}

export function sectionOf({ family, skuClass, figures, catalogue, mountOf }: SectionSource): Section {
  const served = servedTable({
    parameters: [...skuClass.parameters, { paramName: mountParameter, paramType: 0, kind: 'text', read: mountOf }],
    figuresOf: skuClass.figuresOf,
    classIDs: [],
    family,
    catalogue,
  })
  const params = (locale: Locale) => served.params(locale).params.filter(({ paramName }) => paramName !== mountParameter)
  const plain = ({ filterParams, skuList, ...found }: FilteredSkus): FilteredSkus => ({
    ...found,
    skuList: skuList.map(({ values: { [mountParameter]: _mount, ...values }, ...sku }) => ({ ...sku, values })),
    filterParams: filterParams.filter(({ paramName }) => paramName !== mountParameter),
  })
  const none = ({ filterParams, page }: FilteredSkus): FilteredSkus => ({
    skuList: [],
    filterParams: filterParams.map(({ paramName }) => ({ paramName, values: [] })),
    count: 0,
    page,
  })
  // The hidden parameter is refused: with it a caller could bypass the other section.
  const own = ({ filters, page, size }: SectionPage): Parsed<FilteredSkus> => {
    const place = filters.findIndex(({ paramName }) => paramName === mountParameter)
    if (place >= 0) return refuse('notAnOption', `filters.${place}.paramName`, mountParameter)
    return served.filter({ filters: [...filters], page, size })
  }
  const ways = new WeakMap<readonly Model[], ReadonlyMap<string, unknown>>()
  const byMount = (): ReadonlyMap<string, unknown> => {
    const { models } = catalogue()
    const made = ways.get(models) ?? new Map(models.map((model) => [mountOf(model), model.candidate]))
    ways.set(models, made)
    return made
  }
  return {
    family,
    figures,
    params,
    allMounts: () => [...byMount().keys()],
    candidateOf: (mount) => byMount().get(mount),
    models: () => catalogue().models,
    mountOf,
    mountsLeft: (filters) =>
      andThen(own({ filters, page: 1, size: 1 }), ({ filterParams }) => {
        const ways = filterParams.find(({ paramName }) => paramName === mountParameter)
        return { values: (ways?.values ?? []).map(({ value }) => String(value)) }
      }),
    filter(page, mounts) {
      const checked = own(page)
      if ('faults' in checked) return checked
      // An empty list of ways matches no model; a class has no such filter.
      if (mounts?.length === 0) return { values: plain(none(checked.values)) }
      if (!mounts) return { values: plain(checked.values) }
      const mounted = { paramName: mountParameter, values: [...mounts] }
      return andThen(served.filter({ ...page, filters: [...page.filters, mounted] }), (found) => ({ values: plain(found) }))
    },
  }
}
