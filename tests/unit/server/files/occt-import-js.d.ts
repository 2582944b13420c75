declare module 'occt-import-js' {
  /** Opens the reader; its answers are described where it is used. */
  const open: (settings: { readonly print: () => void }) => Promise<never>
  export default open
}
