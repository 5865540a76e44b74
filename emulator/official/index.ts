export * from './engine';
export * from './find';
