import { configure } from '@testing-library/react';

// On a busy computer what is awaited comes late, and no test is about how soon.
configure({ asyncUtilTimeout: 20_000 });
