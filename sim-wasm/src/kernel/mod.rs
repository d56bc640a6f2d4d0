//! Domain-free simulation kernel.
