/** The main class of Google's emulator; the manifest of the Cloud CLI's jar doesn't name it. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * The arguments for running the emulator in Java. Its messages are in English, because the tests compare them.
 * @param {string} jar
 * @param {readonly string[]} flags the emulator's own
 * @returns {string[]}
 */
export function javaArguments(jar, flags) {
  return ['-Duser.language=en', '-cp', jar, MAIN_CLASS, ...flags];
}
