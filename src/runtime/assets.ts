/**
 * Where the dashboard's script and style stand, relative to `src/`. From source the modules of the script are served one by
 * one with their types stripped; the bundler makes one file of them, which travels inside the bundle under the same name.
 */
export const assetPlaces = {
  scripts: 'dashboard/islands/',
  entry: 'main.ts',
  style: 'dashboard/style.css',
  /** What both styles import; the bundler puts it into them. */
  colours: 'dashboard/colours.css',
  /** Beside `entry`, of a page that shares nothing with the others. */
  referenceEntry: 'reference.ts',
  referenceStyle: 'dashboard/reference.css',
} as const;

/** The viewer of the API's reference, as its package publishes it: 1.9 MB that hardly anybody asks for. */
export const viewerPackage = 'swagger-ui-dist';
export const viewerFiles = ['swagger-ui-bundle.js', 'swagger-ui.css'] as const;
export type ViewerFile = (typeof viewerFiles)[number];

/** File name to text; among them `assetPlaces.entry` and `style.css`. */
export type Assets = ReadonlyMap<string, string>;
