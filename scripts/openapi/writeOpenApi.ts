import { basename } from 'node:path';
import { replaceFolder } from '../replaceFolder.ts';
import { descriptions, openApiFolder } from './descriptions.ts';

const texts = await descriptions();
replaceFolder(openApiFolder, new Map([...texts].map(([file, text]) => [basename(file), text])));
