import { writeRules } from '../../rules/build';
import { printSizes } from '../../rules/size';
import { ROOT } from '../../suite/suite';
import { failure } from '../failure';

/**
 * `npm run rules`: generates `firestore.rules` from `rules/`. `-- --size` also prints the compiled size of its parts.
 */
export default async function rules(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--size');
  if (unknown !== undefined) return failure(`${unknown} is not known here. There is --size.`);
  try {
    writeRules(ROOT);
    return args.includes('--size') ? await printSizes(ROOT) : 0;
  } catch (error) {
    return failure(error);
  }
}
