//! Runs of a command that was interrupted: it finds them again when it is given once more.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::io::{self, BufRead as _, BufReader, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

/// Those of the command that this program was given, where it may be interrupted.
static RUNS: OnceLock<KnownRuns> = OnceLock::new();

/// Keeps the runs of a command from now on, and finds those of its last time if that did not end.
/// Where nothing can be written, nothing is kept.
pub fn resume(command: &str) {
    let opened = std::env::current_exe().and_then(|program| {
        let version = key(&fs::read(&program)?);
        let folder = program.with_file_name("interrupted");
        KnownRuns::open(&folder, command, version)
    });
    match opened {
        Ok(runs) => {
            if !runs.known.is_empty() {
                eprintln!("goes on after {} runs", runs.known.len());
            }
            drop(RUNS.set(runs));
        }
        Err(error) => eprintln!("nothing is kept in case of an interruption: {error}"),
    }
}

/// What comes out of a run that is made of what is hashed: from memory, or from `run`.
pub fn of(made_of: &impl Hash, run: impl FnOnce() -> Vec<f64>) -> Vec<f64> {
    match RUNS.get() {
        Some(runs) => runs.of(key(made_of), run),
        None => run(),
    }
}

/// The command is done: its next time is a first time.
pub fn forget() {
    if let Some(KnownRuns { path, .. }) = RUNS.get()
        && let Err(error) = fs::remove_file(path)
    {
        eprintln!("{}: {error}", path.display());
    }
}

/// Results by what they are results of, in a file that has one more line after every run. The file
/// belongs to one program: what another one ran may have come out differently.
struct KnownRuns {
    path: PathBuf,
    known: HashMap<u64, Vec<f64>>,
    file: Mutex<File>,
}

impl KnownRuns {
    /// What the same command of the same version of the program has kept in `folder`; what other
    /// versions kept is removed.
    fn open(folder: &Path, command: &str, version: u64) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let path = folder.join(format!("{command} {version:016x}"));
        for entry in fs::read_dir(folder)? {
            let other = entry?.path();
            let name = other.file_name().unwrap_or_default().to_string_lossy();
            let is_same = name.rsplit_once(' ').is_some_and(|(of, _)| of == command);
            if is_same && other != path {
                fs::remove_file(other)?;
            }
        }
        let mut options = OpenOptions::new();
        let mut file = options.create(true).append(true).read(true).open(&path)?;
        // Ends a line that was cut off.
        file.write_all(b"\n")?;
        file.rewind()?;
        let lines = BufReader::new(&file).lines().map_while(Result::ok);
        Ok(Self {
            known: lines.filter_map(|line| read(&line)).collect(),
            path,
            file: Mutex::new(file),
        })
    }

    fn of(&self, key: u64, run: impl FnOnce() -> Vec<f64>) -> Vec<f64> {
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let values = run();
        if let Ok(mut file) = self.file.lock() {
            // A line that is not written is a run that is made again.
            drop(file.write_all(line(key, &values).as_bytes()));
        }
        values
    }
}

/// A number that tells apart what runs are made of.
fn key(made_of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    made_of.hash(&mut hasher);
    hasher.finish()
}

/// Key and the bits of every value, closed by a full stop: a line that was cut off has none.
fn line(key: u64, values: &[f64]) -> String {
    let bits: Vec<String> = values
        .iter()
        .map(|value| format!("{:x}", value.to_bits()))
        .collect();
    format!("{key:x} {}.\n", bits.join(" "))
}

fn read(line: &str) -> Option<(u64, Vec<f64>)> {
    let mut words = line.strip_suffix('.')?.split_whitespace();
    let number = |word| u64::from_str_radix(word, 16).ok();
    let key = number(words.next()?)?;
    let values: Option<Vec<f64>> = words.map(|word| number(word).map(f64::from_bits)).collect();
    Some((key, values?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of this test alone.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("known-runs-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        folder
    }

    #[test]
    fn makes_no_run_twice_and_keeps_every_bit() {
        let folder = folder("twice");
        let values = [0.1 + 0.2, f64::NAN, -0.0, f64::INFINITY];
        let bits = |value: &f64| value.to_bits();
        let first = KnownRuns::open(&folder, "fit", 1).unwrap();
        assert_eq!(
            (first.known.len(), first.of(7, || values.to_vec()).len()),
            (0, 4)
        );
        drop(first);
        let again = KnownRuns::open(&folder, "fit", 1).unwrap();
        let found = again.of(7, || unreachable!("the run is known"));
        assert_eq!(
            found.iter().map(bits).collect::<Vec<_>>(),
            values.each_ref().map(bits)
        );
        assert!(again.of(8, Vec::new).is_empty());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn leaves_out_a_run_that_was_cut_off() {
        let folder = folder("cut");
        let whole = line(5, &[1.5, 2.5]);
        for end in 1..whole.len() - 1 {
            let cut = KnownRuns::open(&folder, "fit", 1).unwrap();
            fs::write(&cut.path, &whole[..end]).unwrap();
            let next = KnownRuns::open(&folder, "fit", 1).unwrap();
            assert_eq!(next.known.len(), 0, "{}", &whole[..end]);
            next.of(7, || vec![3.5]);
            let last = KnownRuns::open(&folder, "fit", 1).unwrap();
            assert_eq!(last.known, HashMap::from([(7, vec![3.5])]));
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn takes_nothing_from_another_program_or_command() {
        let folder = folder("other");
        for (command, program) in [("fit", 1), ("held-out", 1)] {
            let runs = KnownRuns::open(&folder, command, program).unwrap();
            runs.of(7, || vec![1.0]);
        }
        assert_eq!(KnownRuns::open(&folder, "fit", 2).unwrap().known.len(), 0);
        assert_eq!(KnownRuns::open(&folder, "fit", 1).unwrap().known.len(), 0);
        assert_eq!(
            KnownRuns::open(&folder, "held-out", 1).unwrap().known.len(),
            1
        );
        fs::remove_dir_all(folder).unwrap();
    }
}
