//! Groups of requests that are served together.

#[derive(Default)]
pub struct Groups {
    members: Vec<Vec<u32>>,
    free: Vec<usize>,
}

impl Groups {
    /// Keeps a group: its number.
    pub fn add(&mut self, members: Vec<u32>) -> usize {
        if let Some(group) = self.free.pop()
            && let Some(room) = self.members.get_mut(group)
        {
            *room = members;
            return group;
        }
        self.members.push(members);
        self.members.len() - 1
    }

    pub fn members(&self, group: usize) -> Vec<u32> {
        self.members.get(group).cloned().unwrap_or_default()
    }

    /// One leaves its group; whether it was the last.
    pub fn leave(&mut self, group: usize, place: u32) -> bool {
        let Some(members) = self.members.get_mut(group) else {
            return false;
        };
        members.retain(|&one| one != place);
        if !members.is_empty() {
            return false;
        }
        self.free.push(group);
        true
    }
}
