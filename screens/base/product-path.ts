/** The address of a model's page. */
export const productPath = ({ serviceID, driveID }: { readonly serviceID: string; readonly driveID: string }): string =>
  `/productslecto/${encodeURIComponent(serviceID)}/${encodeURIComponent(driveID)}`
