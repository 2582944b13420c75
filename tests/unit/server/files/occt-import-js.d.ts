declare module 'occt-import-js' {
  /** Opens the reader; its answers are described where it is used. */
  const open: () => Promise<never>
  export default open
}
