/** The class that starts Google's emulator; the manifest of the Cloud CLI's jar does not name it. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * The arguments under which Java runs the emulator. Its messages are English, because the tests compare them.
 * @param {string} jar
 * @param {readonly string[]} flags the emulator's own
 * @returns {string[]}
 */
export function javaArguments(jar, flags) {
  return ['-Duser.language=en', '-cp', jar, MAIN_CLASS, ...flags];
}
