/** Opens an address of these pages, starting with `#`. */
export const openPage = (hash: string): void => {
  location.hash = hash
}
