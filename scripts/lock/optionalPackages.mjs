// Runs before node_modules exists, so it may import only Node's own modules.

/**
 * A package in a lock file, as npm writes it. Only the fields used here.
 * @typedef {{
 *   version?: string, dev?: boolean, devOptional?: boolean, peer?: boolean, optional?: boolean, license?: string,
 *   os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string>
 * }} LockedPackage
 */

/**
 * An entry in the `optionalDependencies` of a locked package that the lock doesn't list.
 * @typedef {{ parent: string, name: string, range: string }} MissingPackage
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = [...['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']];
const C_LIBRARIES = new Map([
  ['gnu', 'glibc'],
  ['musl', 'musl'],
]);
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/**
 * Returns the platform of a package, read from its name: `@next/swc-linux-x64-musl` is for Linux with musl on x64.
 * Throws when the name doesn't contain it.
 * @param {string} name
 * @returns {Pick<LockedPackage, 'os' | 'cpu' | 'libc'>}
 */
export function platformOf(name) {
  const words = name.replace('linuxmusl', 'linux-musl').split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.flatMap((word) => C_LIBRARIES.get(word) ?? []);
  if (os.length + cpu.length === 0) throw new Error(`The name ${name} does not say which platform it is for.`);
  return {
    ...(os.length > 0 && { os }),
    ...(cpu.length > 0 && { cpu }),
    // Only Linux has two C libraries; elsewhere `gnu` is a toolchain.
    ...(os.includes('linux') && libc.length > 0 && { libc }),
  };
}

/**
 * Returns the optional packages that a lock file doesn't list. `npm ci` rejects such a lock, and `npm install` leaves
 * the packages out on the platforms they are for.
 * @param {Record<string, LockedPackage>} packages the `packages` of a lock file
 * @returns {MissingPackage[]}
 */
export function missingOptionalPackages(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => {
        const found = resolve(packages, parent, name);
        return found === undefined || (EXACT_VERSION.test(range) && found.version !== range);
      })
      .map(([name, range]) => ({ parent, name, range })),
  );
}

/**
 * Returns the packages of a lock file plus the missing optional ones. Their version is from the package that requires
 * them, their platform from their name. They have no integrity hash, because it isn't known here.
 * @param {Record<string, LockedPackage>} packages
 * @returns {Record<string, LockedPackage>}
 */
export function completed(packages) {
  const all = { ...packages };
  for (const { parent, name, range } of missingOptionalPackages(packages)) {
    if (!EXACT_VERSION.test(range))
      throw new Error(`${parent} asks for ${name}@${range}: which version that is, only a registry knows.`);
    const { dev, devOptional, peer, license } = packages[parent] ?? {};
    const top = `node_modules/${name}`;
    const path = all[top] === undefined || all[top].version === range ? top : `${parent}/${top}`;
    const rest = {
      ...platformOf(name),
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      ...(license && { license }),
      ...(peer && { peer }),
      optional: true,
    };
    all[path] = { version: range, ...sorted(rest) };
  }
  return sorted(all);
}

/**
 * Sorts keys in npm's order, so that npm doesn't rewrite the lock.
 * @template T
 * @param {Record<string, T>} object
 * @returns {Record<string, T>}
 */
function sorted(object) {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * Returns the package that Node would find when the package at `from` imports `name`.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 * @returns {LockedPackage | undefined}
 */
function resolve(packages, from, name) {
  for (let folder = from; ;) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found !== undefined || folder === '') return found;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}
