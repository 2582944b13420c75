/**
 * What nothing uses: files, exports and packages. `npm run check` runs it over everything; by hand, `npx knip --production` reads what belongs to the
 * product alone, its lines marked with `!`: what is then unused is used by tests at most.
 */
const config = ({ production = false }: { readonly production?: boolean }) => ({
  entry: [
    'server/main.ts!',
    'server/{backup,logs,people,records,sites,catalogue/import}/cli.ts!',
    'scripts/*.ts!',
    'scripts/{calculator,fuzz,mutate}/cli.ts!',
    // Given to a node by its address.
    'scripts/chaos/shifted-clock.ts!',
    // What the tests take that `fuzz` prints.
    'scripts/fuzz/{fuzz-laws,fuzz-subjects}.ts!',
    // Threads and modules that are started by their addresses.
    'scripts/mutate/{engine-thread,law-files}.ts!',
    // Started as a thread, by its address.
    'server/files/making/file-thread.ts!',
    // What a schema is checked with before it ships: by tests here, by whoever stores schemas elsewhere.
    'engine/lint/index.ts!',
    'engine/define/parse-schema.ts!',
    // The entries of the package that are made for others alone.
    'engine/{explain,library,library/*,testing}/index.ts!',
    // Found by the folder of their calculator.
    'schemas/*/examples.ts!',
    // Calculators that are one file each, found by their folders.
    'schemas/{handbook,zoo}/*.ts!',
    // The faces of the engine: what they offer and nothing here uses is found by the other run.
    ...(production ? ['engine/{,define/,expression/,react/,units/}index.ts!'] : []),
    // Texts are found by their folders.
    '{i18n/*,i18n/*/*,schemas/*/texts,families/*/texts}/*.ts!',
    'tests/**/*.test.{ts,tsx}',
    'tests/bench/*.bench.ts',
    // Named by a path that is put together where it is used.
    'tests/bench/forms/adapters/*.{ts,tsx}',
    'tests/browser/{families/size-in-node,screens/preview-in-node}.ts',
    'tests/unit/server/files/{node-process,test-makers}.ts',
    'tests/unit/server/support/make-in-process.ts',
  ],
  project: [
    '{contract,engine,families,i18n,schemas,screens,server,scripts}/**/*.{ts,tsx}!',
    '!engine/testing/**!',
    'tests/**/*.{ts,tsx}',
    '*.ts',
  ],
  // A type may be written out that an exported function speaks of.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Of the machine, where it has them: tests ask.
  ignoreBinaries: ['pg_dump', 'prlimit', 'systemd-analyze'],
  // Run by name: scripts/check.ts, scripts/prepare.sh.
  // Fonts' files are found by their addresses: server/files/pdf/fonts.ts, screens/app/theme.css.
  ignoreDependencies: [
    'react-18',
    '@expo-google-fonts/noto-sans-sc',
    '@fontsource-variable/ibm-plex-sans',
    '@fontsource/ibm-plex-mono',
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'typescript-native',
  ],
})

export default config
