/** Goes to an address of these pages, from `#` on. */
export const openPage = (hash: string): void => {
  location.hash = hash
}
