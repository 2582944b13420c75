/** One section of a group: a class of SKUs that also knows, under a name that no caller has, by what its models are mounted. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FilteredSkus, SkuFilter, SkuParam } from '../../../contract/directory/sku-selection.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { SkuClass } from '../../../families/define/sku-class.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import { servedTable } from '../sku-selection/served-class.ts'

type Model = CatalogueModel<unknown>

/** No column is called so. */
const mountParameter = '~mount'

/** What a section is made of. */
export type SectionSource = {
  readonly family: string
  readonly skuClass: Pick<SkuClass, 'parameters' | 'figuresOf'>
  readonly figures: readonly string[]
  /** Models of now, those alone that belong to the group. */
  readonly catalogue: () => FamilyModels<unknown>
  /** What cannot be told apart by mounting has the same text. */
  readonly mountOf: (model: Model) => string
}

type Asked = { readonly filters: readonly SkuFilter[]; readonly page: number; readonly size: number }

/** A section, ready to be asked. */
export type Section = {
  readonly family: string
  readonly figures: readonly string[]
  readonly params: () => SkuParam[]
  readonly models: () => readonly Model[]
  readonly mountOf: (model: Model) => string
  /** Every way that its models are mounted in, and the figures of one that stands for all of them. */
  readonly allMounts: () => readonly string[]
  readonly candidateOf: (mount: string) => unknown
  /** How the models that meet choices are mounted, each way once. */
  readonly mountsLeft: (filters: readonly SkuFilter[]) => Parsed<readonly string[]>
  /** The models that meet choices and are mounted in one of some ways; in any where none are given. */
  readonly filter: (asked: Asked, mounts?: readonly string[]) => Parsed<FilteredSkus>
}

export function sectionOf({ family, skuClass, figures, catalogue, mountOf }: SectionSource): Section {
  const served = servedTable({
    parameters: [...skuClass.parameters, { paramName: mountParameter, paramType: 0, kind: 'text', read: mountOf }],
    figuresOf: skuClass.figuresOf,
    classIDs: [],
    catalogue,
  })
  const params = () => served.params().params.filter(({ paramName }) => paramName !== mountParameter)
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
  // A caller that knew its name would get round the other section.
  const own = ({ filters, page, size }: Asked): Parsed<FilteredSkus> => {
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
    filter(asked, mounts) {
      const checked = own(asked)
      if ('faults' in checked) return checked
      // Nothing left is no choice of a class, but no model either.
      if (mounts?.length === 0) return { values: plain(none(checked.values)) }
      if (!mounts) return { values: plain(checked.values) }
      const mounted = { paramName: mountParameter, values: [...mounts] }
      return andThen(served.filter({ ...asked, filters: [...asked.filters, mounted] }), (found) => ({ values: plain(found) }))
    },
  }
}
