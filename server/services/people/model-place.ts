/** The id of a model in the calls about people: its series and its own id, encoded as in the address of its page. */
export interface ModelPlace {
  readonly serviceID: string
  readonly driveID: string
}

/** What the current catalogue has. */
export interface CatalogueLookup {
  readonly version: () => string
  readonly hasModel: (place: ModelPlace) => boolean
  /** `fid`: id of a filter of the product directory. */
  readonly hasFilter: (fid: string) => boolean
}

/** Parses `series/id`; undefined for any other text, such as the id of a saved selection. */
export const modelPlaceOf = (selectionID: string): ModelPlace | undefined => {
  const [serviceID, driveID, ...more] = selectionID.split('/')
  if (!serviceID || !driveID || more.length > 0) return undefined
  try {
    return { serviceID: decodeURIComponent(serviceID), driveID: decodeURIComponent(driveID) }
  } catch {
    return undefined
  }
}
