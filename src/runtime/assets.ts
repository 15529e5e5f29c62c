/**
 * Where the dashboard's script and style stand, relative to `src/`. From source the modules of the script are served one by
 * one with their types stripped; the bundler makes one file of them, which travels inside the bundle under the same name.
 */
export const assetPlaces = {
  scripts: 'dashboard/islands/',
  entry: 'main.ts',
  style: 'dashboard/style.css',
} as const;

/** File name to text; among them `assetPlaces.entry` and `style.css`. */
export type Assets = ReadonlyMap<string, string>;
