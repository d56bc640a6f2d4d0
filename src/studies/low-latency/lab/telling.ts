export { caution } from '../caution';
export { effectText } from './effectText';
export { likeStep } from './likeStep';
