# One event for each case study that anybody can name: lamps come on, windows light up floor by floor, the horizon tips.
# An event is a function of its progress (0 = before, 1 = as in the picture) and of the picture's layers, in linear light.
from move import *
from worlds import WORLDS,grade,N as POINTS
NAMES={'agent':'case-agent','aviation':'case-aviation','city':'case-drone-city','event':'case-event-live','invest':'case-invest','podcast':'case-podcast-set','product':'case-product'}
def step(x,a,b): return ease(np.clip((x-a)/(b-a),0,1))
def flicker(u):
    """a tube that catches: two flashes, then light"""
    return np.interp(u,(0,.08,.10,.22,.24,.42,.44,.56,.58,.8,1),(0,0,.8,.8,.04,.04,.9,.9,.12,.9,1))
def lit(on,from_=.16):
    """where the picture shines of itself, with soft edges"""
    return cv2.GaussianBlur(cv2.dilate(np.clip((on.max(-1)-from_)/.12,0,1),np.ones((3,3))),(0,0),2.2)
class Scene:
    def __init__(s,case,w,h,at=.5):
        """the picture filled into w x h; `at`: which of its height stands in the middle"""
        big=(w,w*3//4); on,off,q=master(NAMES[case],case,big); y=int(np.clip(big[1]*at-h/2,0,big[1]-h)); cut=np.s_[y:y+h]
        s.case,s.on,s.off,s.q=case,on[cut],off[cut],q[cut]; s.w,s.h=w,h
        s.yy,s.xx=np.mgrid[0:h,0:w].astype(np.float32); s.yy=(s.yy+y)/big[1]; s.xx/=w; s.rng=np.random.default_rng(7)
        if case in('invest','city'): s.lit=lit(s.on,.10)[...,None]
        if case=='city':
            n=np.random.default_rng(5).uniform(0,1,(9,12)).astype(np.float32); s.when=(cv2.resize(n,big,interpolation=cv2.INTER_NEAREST)[cut]*.55+s.yy[::-1]*.45)[...,None]
    def at(s,u):
        """the picture at progress u, linear"""
        return getattr(s,s.case)(float(u))
    def agent(s,u): f=flicker(u); return s.on*(.05+.95*f)
    def podcast(s,u): f=flicker(u); return s.off*(.35+.65*f)+(s.on-s.off)*f
    def event(s,u):
        """first the screen, then lamp after lamp"""
        disc=step(u,.0,.25); inside=np.clip(1-(np.hypot((s.xx-.495)/.19,(s.yy-.36)/.25)-.92)/.12,0,1)[...,None]
        lamps=step(u*1.15-.25*1.0,s.xx*.70,s.xx*.70+.16)[...,None]; top=.04+.96*np.maximum(lamps,inside*disc)
        low=(.10+.9*step(u,.2,1))*np.ones_like(s.xx)[...,None]; k=step(s.yy,.58,.68)[...,None]
        return s.on*(top*(1-k)+low*k)
    def invest(s,u):
        """floor by floor, from below"""
        floors=np.floor((1-s.yy)*17)/17; f=step(u*1.25-floors,0,.12)[...,None]; return s.on*(1-s.lit)+s.on*s.lit*(.05+.95*f)
    def city(s,u):
        """district by district"""
        f=step(u*1.3-s.when,0,.10); return s.on*(1-s.lit)*(.38+.62*u)+s.on*s.lit*(.05+.95*f)
    def product(s,u):
        """the bottle fills with light"""
        f=step(u*1.35-(.92-s.yy)/.85,0,.18)[...,None]; return s.off*(.75+.25*u)+(s.on-s.off)*(.03+.97*f)
    def aviation(s,u):
        """the horizon tips and comes back"""
        a=np.sin(2*np.pi*u)*np.sin(np.pi*u)*11; w,h=s.w,s.h; big=w*3//4; y0=s.yy[0,0]*big; c=(.5225*w,.487*big-y0); r=.197*w
        turned=cv2.warpAffine(s.on,cv2.getRotationMatrix2D(c,a,1),(w,h),flags=cv2.INTER_CUBIC)
        m=np.clip((r-np.hypot(s.xx*w-c[0],s.yy*big-y0-c[1]))/4,0,1)[...,None]; return s.on*(1-m)+turned*m
    def frame(s,u,gain=1): return out(s.at(u)*gain,s.rng)
def lut(case): return f"lut3d={ART}/worlds/{case}.cube:interp=tetrahedral"
# ---- loops: 3 s, the first frame is the picture and the last leads back to it
def progress(case,t):
    if case=='aviation': return t
    return 1-step(t,.10,.24) if t<.34 else np.clip((t-.34)/.52,0,1)
def loop(case,W=960,H=720,n=72):
    sc=Scene(case,W,H); p=NAMES[case]; O=ART+'/loops'; os.makedirs(O,exist_ok=True); raw=f'{O}/{p}.mkv'; w=writer(raw,W,H)
    for k in range(n): w.stdin.write(sc.frame(progress(case,k/n)).tobytes())
    w.stdin.close(); w.wait(); C='-colorspace bt709 -color_primaries bt709 -color_trc bt709 -an -y -v error'.split(); M=lut(case)+',scale=out_color_matrix=bt709:out_range=tv,format='
    for crf in(36,40,45,50,55):
        subprocess.run(['ffmpeg','-i',raw,'-vf',M+'yuv420p10le',*C,'-c:v','libsvtav1','-preset','8','-crf',str(crf),'-svtav1-params','film-grain=6:film-grain-denoise=0:lp=1','-g','72','-pix_fmt','yuv420p10le',f'{O}/{p}.webm'],check=True,stderr=subprocess.DEVNULL)
        if os.path.getsize(f'{O}/{p}.webm')<140_000: break
    for crf in(25,28,31,34,37):
        subprocess.run(['ffmpeg','-i',raw,'-vf',M+'yuv420p',*C,'-c:v','libx264','-threads','1','-preset','slow','-crf',str(crf),'-movflags','+faststart',f'{O}/{p}.mp4'],check=True)
        if os.path.getsize(f'{O}/{p}.mp4')<245_000: break
    os.remove(raw); print(p,*[os.path.getsize(f'{O}/{p}.{e}')//1000 for e in('webm','mp4')],flush=True)
if __name__=='__main__':
    for c in sys.argv[1:] or ('agent','product'): loop(c)   # the others: services.py; their events here are those of the reel
