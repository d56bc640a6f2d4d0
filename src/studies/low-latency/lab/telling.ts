export { effectText } from './effectText';
export { likeStep } from './likeStep';
